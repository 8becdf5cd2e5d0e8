import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in the place of a part that can't be shown. */
  readonly fallback: (cause: unknown) => ReactNode;
  /** What the part shows: with another, what broke is behind us. */
  readonly of?: unknown;
}

interface State {
  readonly of: unknown;
  readonly broken: { readonly cause: unknown } | null;
}

/** A part that can't be shown takes nothing else with it, and shows nobody its inside. */
export class Boundary extends Component<Props, State> {
  override state: State = { of: this.props.of, broken: null };

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { broken: { cause } };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, broken: null };
  }

  override render() {
    const { broken } = this.state;
    return broken === null ? this.props.children : this.props.fallback(broken.cause);
  }
}
