import type { Look } from './in-page';

/**
 * The forms whose text is kept until it is saved or given up: the field that a form is known by, those that the walk types into, and the pages
 * that show it again by themselves.
 */
export const draftForms = {
  profile: {
    mark: 'first_name',
    fields: ['middle_name', 'organization_name', 'description', 'personal_address_street2'],
    pages: ['/dashboard/account/personal-information', '/onboarding/profile'],
  },
  address: {
    mark: 'street1',
    fields: ['street1', 'city', 'state_province'],
    pages: ['/dashboard/account/business-addresses'],
  },
  condition: {
    mark: 'personalized_short_description',
    fields: ['personalized_short_description', 'personalized_long_description'],
    pages: ['/dashboard/conditions'],
  },
  number: { mark: 'friendly_name', fields: ['friendly_name', 'purpose'], pages: ['/dashboard/account/phone-numbers'] },
  email: { mark: 'email', fields: ['email'], pages: ['/auth/login', '/auth/register'] },
} as const;
export type DraftForm = keyof typeof draftForms;
const draftFormNames: readonly DraftForm[] = ['profile', 'address', 'condition', 'number', 'email'];

type Fields = Readonly<Record<string, string>>;
const prefix = 'careline.draft.';

/** The drafts that one tab must hold, from what was done in it. */
export interface DraftBook {
  /** The field of an open form was typed into; `look` is right after. */
  readonly note: (form: DraftForm, field: string, text: string, look: Look, isFull: boolean) => void;
  /** Saved or given up, as far as `look` no longer keeps it. What the server has of it although its answer was lost goes when its page is opened next. */
  readonly settle: (form: DraftForm, look: Look, isSaved?: boolean) => void;
  /** Forgets those of everybody but this user, or all. */
  readonly clear: (butOf?: string) => void;
  /** Forgets those of this user. */
  readonly clearOf: (userId: string) => void;
  /** What was typed while storage was full was known to the last document alone, but for what it has stored since; `look` is of the next one. */
  readonly forgetMemory: (look: Look) => void;
  /** How many drafts of this form a user has. */
  readonly count: (form: DraftForm, userId: string | undefined) => number;
  /** What is not as it has to be. Where the page cannot be read, only storage is judged. */
  readonly faults: (look: Look, path: string, userId: string | undefined, isPageShown: boolean) => string[];
}

export function createDraftBook(): DraftBook {
  const drafts = new Map<string, { readonly form: DraftForm; readonly fields: Fields; readonly isSaved?: boolean }>();
  let memory: Partial<Record<DraftForm, Fields>> = {};

  function of(form: DraftForm, userId: string | undefined): Fields[] {
    return [...drafts]
      .filter(([key, draft]) => draft.form === form && isOfUser(userId ?? 'visitor', key))
      .map(([, { fields }]) => fields);
  }

  /** A form that is shown again, with room in the storage, stores what it was refused before, also in the place of what was typed earlier. */
  function adopt(look: Look): void {
    for (const key of keysOf(look)) {
      const isStored = ([name, text]: [string, string]) => valuesIn(look, key)[name] === text;
      for (const form of draftFormNames) {
        const fields = memory[form] ?? {};
        const typed = Object.entries(fields);
        if (typed.length > 0 && isOf(form, key) && (drafts.get(key)?.form ?? form) === form && typed.every(isStored))
          drafts.set(key, { form, fields: { ...drafts.get(key)?.fields, ...fields } });
      }
    }
  }

  function shownFaults(form: DraftForm, look: Look, path: string, userId: string | undefined): string[] {
    const expected = of(form, userId);
    const kept = memory[form] ?? {};
    const pages: readonly string[] = draftForms[form].pages;
    if (expected.length === 0 || !pages.includes(path)) return [];
    const shown = formIn(look, form);
    if (shown === undefined) return [`what was typed into the form of ${form} is kept, but the form is not open`];
    // The form that is open may be another one, which a full storage did not take.
    const open = Object.keys(kept).length > 0 ? [...expected, kept] : expected;
    return open.some((fields) => isShown(fields, shown, kept))
      ? []
      : [`the form of ${form} shows ${JSON.stringify(shown)}, not what was typed`];
  }

  return {
    note: (form, field, text, look, isFull) => {
      const key = keysOf(look).find((name) => isOf(form, name) && valuesIn(look, name)[field] === text);
      if (key !== undefined) {
        // With room again, what a full storage had refused is kept as well.
        const late = Object.entries(memory[form] ?? {}).filter(([name, typed]) => valuesIn(look, key)[name] === typed);
        drafts.set(key, { form, fields: { ...drafts.get(key)?.fields, ...Object.fromEntries(late), [field]: text } });
      } else if (isFull) memory = { ...memory, [form]: { ...memory[form], [field]: text } };
      else throw new Error(`"${text}" was typed into ${field} of ${form}, and no draft keeps it.`);
    },
    settle: (form, look, isSaved = false) => {
      memory = { ...memory, [form]: undefined };
      for (const [key, draft] of drafts) {
        if (draft.form !== form) continue;
        if (!(key in look.session)) drafts.delete(key);
        else if (isSaved && isShown(draft.fields, formIn(look, form))) drafts.set(key, { ...draft, isSaved });
      }
    },
    clear: (butOf) => {
      memory = {};
      for (const key of drafts.keys()) {
        if (butOf === undefined || !isOfUser(butOf, key)) drafts.delete(key);
      }
    },
    clearOf: (userId) => {
      for (const key of drafts.keys()) if (isOfUser(userId, key)) drafts.delete(key);
    },
    forgetMemory: (look) => {
      adopt(look);
      memory = {};
    },
    count: (form, userId) => of(form, userId).length,
    faults: (look, path, userId, isPageShown) => {
      adopt(look);
      for (const [key, { isSaved }] of drafts) if (isSaved && !(key in look.session)) drafts.delete(key);
      return [
        ...[...drafts].flatMap(([key, { fields }]) => lostFields(key, fields, look)),
        ...keysOf(look)
          .filter((key) => !drafts.has(key) && !key.endsWith('.profile-history'))
          .map((key) => `${key} is kept, and nothing was typed there or it was to be gone: ${look.session[key]}`),
        ...(isPageShown ? draftFormNames.flatMap((form) => shownFaults(form, look, path, userId)) : []),
      ];
    },
  };
}

/** The fields of a form where it is in the page. */
export function formIn(look: Look, form: DraftForm): Fields | undefined {
  const { mark } = draftForms[form];
  return look.forms.find((fields) => mark in fields && !(form === 'email' && 'first_name' in fields));
}

function isShown(fields: Fields, shown: Fields = {}, kept: Fields = {}): boolean {
  return Object.entries(fields).every(([name, text]) => shown[name] === text || shown[name] === kept[name]);
}

/** The profile has an e-mail as well. */
function isOf(form: DraftForm, key: string): boolean {
  return key.endsWith('.account-email') === (form === 'email');
}

/** Whether a tab still keeps what this user typed. */
export function keepsDraftOf(userId: string, look: Look): boolean {
  return keysOf(look).some((key) => isOfUser(userId, key));
}

function isOfUser(userId: string, key: string): boolean {
  return key.startsWith(`${prefix}${userId}.`);
}

function keysOf(look: Look): string[] {
  return Object.keys(look.session).filter((name) => name.startsWith(prefix));
}

function valuesIn(look: Look, key: string): Fields {
  return JSON.parse(look.session[key] ?? '{}').values ?? {};
}

function lostFields(key: string, fields: Fields, look: Look): string[] {
  const kept = valuesIn(look, key);
  return Object.entries(fields)
    .filter(([field, text]) => kept[field] !== text)
    .map(([field, text]) => `${key} keeps ${field} = ${JSON.stringify(kept[field])}, and "${text}" was typed`);
}
