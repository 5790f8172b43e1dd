import type { S3Driver } from 'flydrive/drivers/s3';
import { StartupFault } from '../../database/startup-fault.ts';

const form = 'FILES_S3_URL is not an address of the form https://key:secret@endpoint/bucket?region=eu-west-1.';

/** Where an S3-compatible store is, out of one address. @throws StartupFault when it is no such address */
export const s3Settings = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  const bucket = url?.pathname.replace(/^\/|\/$/g, '') ?? '';
  if (
    !url ||
    !['http:', 'https:'].includes(url.protocol) ||
    bucket === '' ||
    bucket.includes('/') ||
    url.username === '' ||
    url.password === ''
  ) {
    throw new StartupFault(form);
  }
  return {
    endpoint: url.origin,
    bucket: decodeURIComponent(bucket),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  };
};

/** The driver of that store. Loaded only where it is used: its library takes as much memory as half the server. */
export const s3Driver = async (address: string): Promise<S3Driver> => {
  const settings = s3Settings(address);
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    ...settings,
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
    // Stores other than Amazon's often do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};
