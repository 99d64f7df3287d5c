import PDFDocument from 'pdfkit';
import { codePoints, FONT_FILE, MISSING_SIGN, showable } from './font.ts';

/** Everything in points, on A4. */
export const SHEET = { margin: 40, width: 515, top: 84, bottom: 48 };
export const INK = '#111111';
export const RED_INK = '#b3261e';

const CELL = {
  border: 0.5,
  borderColor: '#777777',
  padding: { top: 3, bottom: 3, left: 6, right: 6 },
};

type Structure = PDFKit.PDFStructureElement;

interface SheetOptions {
  title: string;
  author: string;
  /** The heading of each page after the first. */
  heading: string;
  created: Date;
}

/**
 * A tagged A4 document in Traditional Chinese, with numbered pages. All text passes through `show`, which puts a visible
 * sign in place of what the font lacks; a note at the end says which characters those are.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Structure;
  /** Drawn below the heading of each page that is begun, such as a table's columns. */
  continued: (doc: PDFKit.PDFDocument) => void = () => undefined;
  readonly #missing = new Set<string>();

  constructor({ title, author, heading, created }: SheetOptions) {
    const { margin, top, bottom } = SHEET;
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top, bottom, left: margin, right: margin },
      font: FONT_FILE,
      pdfVersion: '1.7',
      lang: 'zh-TW',
      ...{ tagged: true, displayTitle: true, bufferPages: true },
      info: { Title: title, Author: this.show(author), CreationDate: created },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.doc.on('pageAdded', () => this.#continued(heading));
    this.doc.fillColor(INK);
  }

  show(text: string): string {
    return showable(text, (character) => this.#missing.add(character));
  }

  /** A line or paragraph of the document's structure, at a place or below the last one. */
  text(
    text: string,
    {
      size = 10,
      type = 'P',
      ...options
    }: PDFKit.Mixins.TextOptions & { size?: number; type?: string },
    place?: { x: number; y: number },
  ): this {
    const { doc, root } = this;
    const { x, y } = place ?? doc;
    doc
      .fontSize(size)
      .text(this.show(text), x, y, { ...options, structParent: root, structType: type });
    return this;
  }

  /** A table as wide as the page, below the last text; rows that do not fit go to the next page. */
  table(columnStyles: PDFKit.Mixins.ColumnStyle[]): PDFKit.Mixins.PDFTableObject {
    // The types of the library lack it.
    const tagged = { structParent: this.root };
    return this.doc.fontSize(10).table({ columnStyles, defaultStyle: CELL, ...tagged });
  }

  /** Draws what a reader aloud must not read: lines, page numbers, the pale stamp. */
  artifact(draw: (doc: PDFKit.PDFDocument) => void): void {
    const { doc } = this;
    const { x, y } = doc;
    doc.save().markContent('Artifact', { type: 'Pagination' });
    draw(doc);
    doc.endMarkedContent().restore();
    Object.assign(doc, { x, y });
  }

  /** Moves to the next page unless this one has room for a height. */
  reserve(height: number): void {
    if (this.doc.y + height > this.doc.page.maxY()) this.doc.continueOnNewPage();
  }

  #continued(heading: string): void {
    this.artifact((doc) => {
      doc.fontSize(10).text(heading, SHEET.margin, SHEET.margin, { lineBreak: false });
      this.continued(doc);
    });
  }

  /** Says which characters the font lacks, numbers and stamps the pages, and ends the document. */
  end(stamp: string): PDFKit.PDFDocument {
    const { doc } = this;
    if (this.#missing.size > 0) {
      const characters = [...this.#missing].map(codePoints).join('、');
      this.reserve(30);
      this.text(`「${MISSING_SIGN}」是這份檔案的字型沒有的字：${characters}`, { size: 8 });
    }
    this.root.end();
    const { count } = doc.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      doc.switchToPage(at);
      this.artifact(() => this.#footed(`第 ${at + 1} 頁／共 ${count} 頁`, stamp));
    }
    doc.end();
    return doc;
  }

  #footed(number: string, stamp: string): void {
    const { doc } = this;
    const { margin, width } = SHEET;
    const y = doc.page.height - 36;
    doc.fontSize(8).fillColor(INK);
    doc.text(number, margin + width - doc.widthOfString(number), y, { lineBreak: false });
    if (stamp === '') return;
    doc.rotate(-30, { origin: [doc.page.width / 2, doc.page.height / 2] });
    doc.fontSize(150).fillColor(RED_INK, 0.16);
    doc.text(stamp, (doc.page.width - doc.widthOfString(stamp)) / 2, doc.page.height / 2 - 100, {
      lineBreak: false,
    });
  }
}
