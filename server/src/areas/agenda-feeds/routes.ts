import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { createFeed } from './create-feed.ts';
import { downloadItem } from './download-item.ts';
import { listFeeds } from './queries/list.ts';
import { revokeFeedAt } from './revoke-feed.ts';

const { feed } = on;

export const feedRoutes = feed.router({
  list: feed.list.handler(({ context, input }) => listFeeds(context.caller, input)),
  create: feed.create.handler(creation(createFeed)),
  revoke: feed.revoke.handler(({ context, input: { organisation, feed: key } }) =>
    change(revokeFeedAt(organisation))({ context, input: { key } }),
  ),
  item: feed.item.handler(({ context, input }) => downloadItem(context.caller, input)),
});
