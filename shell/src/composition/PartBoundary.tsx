import { Component, type ReactNode } from 'react';
import { reportFailure } from '../report.ts';

interface PartBoundaryProps {
  part: string;
  /** The address it is shown at, and how much of the composition is known. */
  place: string;
  /** Called where it has failed at another place than it is shown at now: what failed there may work here. */
  onLeave: () => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary of one part; logs the part's id to the console. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(this.props.part, error);
  }

  override componentDidUpdate({ place }: PartBoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.props.onLeave();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
