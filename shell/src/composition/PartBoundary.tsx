import { Component, type ReactNode } from 'react';
import { reportFailure } from '../report.ts';

interface PartBoundaryProps {
  part: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the failure of one part from the rest of the page, and says in the console which part it was. */
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
