import { Component, type ReactNode } from 'react';
import { Unavailable } from './Cart.tsx';
import { EmbedError } from './embed-error.ts';

interface BoundaryProps {
  children: ReactNode;
  onError: (error: EmbedError) => void;
  /** Called on a retry, e.g. to ask the shop again if rendering the content does not. */
  onRetry?: () => void;
}

const MESSAGE = '這裡暫時無法顯示，請稍後再試。';

/** A rendering error affects only its element, not the page. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onError(new EmbedError('NOT_SHOWN', MESSAGE));
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ isBroken: false });
  };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <Unavailable message={MESSAGE} again={this.retry} />;
  }
}
