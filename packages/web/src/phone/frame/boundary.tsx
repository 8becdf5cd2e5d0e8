import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands there instead. */
  readonly fallback: ReactNode;
}

/** A part that cannot be shown takes nothing else with it, and shows nobody its inside. */
export class Boundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
