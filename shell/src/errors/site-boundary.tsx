import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';
import { type SiteError, toSiteError } from './site-error';

export interface SiteBoundaryProps {
  /** Another value, after the next move, clears the error. */
  readonly place: string;
  readonly children: ReactNode;
}

/** The shell's own fault in rendering ends on the full error page: 500 Internal Server Error (PD54). */
export class SiteBoundary extends Component<SiteBoundaryProps, { readonly error: SiteError | undefined }> {
  override state: { readonly error: SiteError | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: toSiteError(thrown) };
  }

  override componentDidUpdate(previous: SiteBoundaryProps) {
    if (previous.place !== this.props.place && this.state.error) this.setState({ error: undefined });
  }

  override render() {
    return this.state.error ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
