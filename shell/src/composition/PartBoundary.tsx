import { Component, type ReactNode } from 'react';
import { reportFailure } from '../report.ts';

interface PartBoundaryProps {
  part: string;
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

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
