import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';
import { type SiteError, toSiteError } from './site-error';

export interface SiteBoundaryProps {
  /** Another value, after the next move, clears the error. */
  readonly place: string;
  /** Told of it, so that the rest of the site goes by it: the title, the focus, and Retry. */
  readonly onError?: ((error: SiteError) => void) | undefined;
  readonly children: ReactNode;
}

/** The shell's own fault in rendering ends on the full error page: 500 Internal Server Error (PD54). */
export class SiteBoundary extends Component<SiteBoundaryProps, { readonly error: SiteError | undefined }> {
  override state: { readonly error: SiteError | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toSiteError(thrown) };
  }

  override componentDidCatch() {
    if (this.state.error) this.props.onError?.(this.state.error);
  }

  override componentDidUpdate(previous: SiteBoundaryProps, { error }: SiteBoundary['state']) {
    if (previous.place !== this.props.place && error) this.setState({ error: undefined });
  }

  override render() {
    return this.state.error ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
