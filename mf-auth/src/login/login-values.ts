/** What the login form sends. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}
