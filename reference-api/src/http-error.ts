import { inLanguage, type MessageText, type MessageValues } from './texts/message';

/** What a refusal needs beside its text. */
interface Details {
  /** What stands in the braces of the text. */
  readonly values?: MessageValues;
  /** Whole seconds after which the same request may be tried again. */
  readonly retryAfter?: number;
}

/** An answer that is not a success: `text` is shown to the user in the language of the request (R208). */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly text: MessageText;
  readonly values: MessageValues;
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, text: MessageText, { values = {}, retryAfter }: Details = {}) {
    super(inLanguage(text, 'en', values));
    this.name = 'HttpError';
    this.statusCode = statusCode;
    this.text = text;
    this.values = values;
    this.retryAfter = retryAfter;
  }
}

export const badRequest = (text: MessageText, values?: MessageValues) => new HttpError(400, text, values && { values });
export const unauthorized = (text: MessageText) => new HttpError(401, text);
export const forbidden = (text: MessageText) => new HttpError(403, text);
export const notFound = (text: MessageText) => new HttpError(404, text);
export const conflict = (text: MessageText) => new HttpError(409, text);
export const unprocessable = (text: MessageText, values?: MessageValues) =>
  new HttpError(422, text, values && { values });
export const unavailable = (text: MessageText) => new HttpError(503, text, { retryAfter: 2 });
