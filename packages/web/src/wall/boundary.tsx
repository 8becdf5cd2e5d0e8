import { Component, type ReactNode } from 'react';

interface Props {
  /** What was read: another one may do. */
  readonly read: unknown;
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Never an error page on a wall: what cannot be shown waits for the next thing that is read. */
export class Boundary extends Component<Props, { readonly failed: unknown }> {
  override state = { failed: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ read }: Props) {
    if (this.state.failed && read !== this.props.read) this.setState({ failed: undefined });
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
