import { refusalIn } from '../../api/refusal.ts';

let message: string | undefined;

/** Whether a call failed because of maintenance; what the server says of it is kept for the page. */
export const noteMaintenance = (error: unknown): boolean => {
  const refusal = refusalIn(error);
  if (refusal?.errorCode !== 'maintenance') return false;
  message = refusal.serverMessage || undefined;
  return true;
};

/** What the maintenance page says: the message of the server, where it gave one. */
export const maintenanceMessage = (): string | undefined => message;
