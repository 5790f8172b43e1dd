import { useTranslation } from 'react-i18next';
import { failureText, type FailureText } from '../../../api/failure.ts';
import type { ApiRefusal } from '../../../api/refusal.ts';
import { lookUp } from '../../../i18n/look-up.ts';
import { useMoments } from '../use-moments.ts';

type Refusal = Pick<ApiRefusal, 'errorCode' | 'serverMessage' | 'data'>;

/** Title and message of a refusal in the user's language (point 8), moments written out; of none: that the server did not answer. */
export const useRefusalText = (): ((refusal: Refusal | undefined) => FailureText) => {
  const { t } = useTranslation();
  const { written } = useMoments();
  return (refusal) => {
    if (!refusal) return { title: t('errors.title'), message: t('refusals.service.unavailable.message') };
    const { errorCode, serverMessage, data } = refusal;
    return failureText({ errorCode, serverMessage, data: { ...data, values: written(data.values ?? {}) } }, lookUp);
  };
};
