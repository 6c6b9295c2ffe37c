import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  readonly onFailure: (error: Error) => void;
  readonly children: ReactNode;
}

/**
 * Contains what a remote throws while it renders or runs effects: the root shows nothing and its owner is told, who puts the error
 * pane there. React has no hook for this, hence the class.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
