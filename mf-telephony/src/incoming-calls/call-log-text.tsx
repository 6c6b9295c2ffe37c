import { localeTags, useLocale, useTexts } from '@careline/shared';
import { zoneText } from '../calls/call-words';

/** Where the log comes from, and whose number a call back shows. */
export function CallLogText() {
  const { t } = useTexts();
  const zone = zoneText(localeTags[useLocale()]);
  return (
    <>
      {t('calls.logText', { zone })} {t('calls.callBackHint')}
    </>
  );
}
