/** Search parameter that names what is to be begun on a page. */
export const ACTION_PARAMETER = 'action';

/** Address of a page that begins `action` there. */
export function actionHref(path: string, action: string): string {
  return `${path}?${new URLSearchParams({ [ACTION_PARAMETER]: action })}`;
}
