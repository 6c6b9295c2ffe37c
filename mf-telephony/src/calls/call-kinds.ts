/** Words for a call that nobody took, Twilio's and those of other servers. Voicemail is none of them: its caller left word. */
const MISSED = /miss|(un|not?[-_ ]?)answer|busy|fail|cancel|reject|declin|abandon/;

/** Whether nobody took the calls of a kind, or the one with that status. */
export function isMissedKind(kind: string): boolean {
  return MISSED.test(kind);
}

/** Whether somebody took them. */
export function isAnsweredKind(kind: string): boolean {
  return !isMissedKind(kind) && /answer|complet/.test(kind);
}
