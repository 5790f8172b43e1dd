import { change, creation } from '../../change.ts';
import { on } from '../../http/implement.ts';
import { readAuditlog } from '../records/queries/auditlog.ts';
import { cancelDate } from './cancel-date.ts';
import { createItem } from './create-item.ts';
import { eraseItem } from './erase-item.ts';
import { moveDate } from './move-date.ts';
import { listBusy } from './queries/busy.ts';
import { getItem } from './queries/get.ts';
import { listAgendaLocations } from './queries/locations.ts';
import { listOccurrences } from './queries/occurrences.ts';
import { listAgendaProducts } from './queries/products.ts';
import { readingItems } from './queries/reading.ts';
import { resumeDate } from './resume-date.ts';
import { saveItem } from './save-item.ts';
import { undoItem } from './undo-item.ts';

const { agenda } = on;
const auditlog = readAuditlog(readingItems);

export const agendaRoutes = agenda.router({
  occurrences: agenda.occurrences.handler(({ context, input }) => listOccurrences(context.caller, input)),
  busy: agenda.busy.handler(({ context, input }) => listBusy(context.caller, input)),
  products: agenda.products.handler(({ context, input }) => listAgendaProducts(context.caller, input)),
  locations: agenda.locations.handler(({ context, input }) => listAgendaLocations(context.caller, input)),
  get: agenda.get.handler(({ context, input }) => getItem(context.caller, input)),
  create: agenda.create.handler(creation(createItem)),
  save: agenda.save.handler(change(saveItem)),
  move: agenda.move.handler(change(moveDate)),
  cancel: agenda.cancel.handler(change(cancelDate)),
  resume: agenda.resume.handler(change(resumeDate)),
  undo: agenda.undo.handler(change(undoItem)),
  erase: agenda.erase.handler(change(eraseItem)),
  auditlog: agenda.auditlog.handler(({ context, input }) => auditlog(context.caller, input)),
});
