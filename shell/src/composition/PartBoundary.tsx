import { isNetworkUnsettled, networkPause } from '@pinpu/shared/query';
import { Component, type ReactNode } from 'react';
import { reportFailure } from '../report.ts';
import { noteHydrated } from './hydrated-parts.ts';

interface PartBoundaryProps {
  part: string;
  /** The address it is shown at, and how much of the composition is known. */
  place: string;
  /** Called after a failure when loading may work now: at another address, or with the network back. */
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
    noteHydrated(this.props.part);
    if (navigator.onLine && isNetworkUnsettled())
      this.late = setTimeout(this.onOnline, networkPause());
  }

  /** Without a network, no part loads; when it is back, a failed part is retried automatically. */
  onOnline = () => {
    if (this.state.failed) this.props.onLeave();
  };

  late: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    window.addEventListener('online', this.onOnline);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.onOnline);
    clearTimeout(this.late);
  }

  override componentDidUpdate({ place }: PartBoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.props.onLeave();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
