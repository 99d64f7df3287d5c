import { act } from '@testing-library/react';

/** A fake of XMLHttpRequest with what uploads use; tests respond to what was sent. */
export class FakeUpload extends EventTarget {
  static sent: FakeUpload[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  form = new FormData();
  isAborted = false;
  status = 0;
  statusText = '';
  responseText = '';

  open() {}

  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }

  getAllResponseHeaders() {
    return 'content-type: application/json\r\n';
  }

  send(form: FormData) {
    this.form = form;
    FakeUpload.sent.push(this);
  }

  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(sent: number) {
    const event = new ProgressEvent('progress', { loaded: sent * 100, total: 100 });
    act(() => void this.upload.dispatchEvent(event));
  }

  answer(body: object, status = 200) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => void this.dispatchEvent(new Event('load')));
  }

  fail() {
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

export function fakeUploads(): void {
  FakeUpload.sent = [];
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
}
