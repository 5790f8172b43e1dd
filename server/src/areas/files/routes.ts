import { on } from '../../http/implement.ts';
import { valueOf } from '../../http/refusal-error.ts';
import { readingOrganisations } from '../organisations/queries/reading.ts';
import { downloadFile } from './download-file.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes = on.file.router({
  upload: on.file.upload.handler(async ({ context, input }) => valueOf(await uploadFile(readingOrganisations, context.caller, input))),
  download: on.file.download.handler(({ context, input }) => downloadFile(readingOrganisations, context.caller, input)),
});
