import type { InferContractRouterOutputs } from '@orpc/contract';
import type * as contracts from 'virtual:contract';

/** What each call answers, by router: `ApiAnswers['organisation']['get']`. */
export type ApiAnswers = InferContractRouterOutputs<typeof contracts.api>;
export type AccessAnswers = InferContractRouterOutputs<typeof contracts.access>;

export type SiteSettings = AccessAnswers['siteSettings'];
export type SessionUser = ApiAnswers['session']['info'];
export type Task = SessionUser['tasks'][number];
export type Favourite = ApiAnswers['favourite']['list'][number];
export type FavouriteType = Favourite['type'];
export type TenantSettings = ApiAnswers['tenant']['settings'];
export type OrganisationMenu = ApiAnswers['menu']['organisation'];
export type TeamMenu = ApiAnswers['menu']['team'];
export type Breadcrumb = OrganisationMenu['breadcrumbs'][number];
export type Team = ApiAnswers['team']['get'];
export type Mail = ApiAnswers['outbox']['get'];
