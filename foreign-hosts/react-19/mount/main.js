import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { pageOf } from './page.js';

const { dataset } = document.body;
const Page = pageOf(React);
const page = React.createElement(Page, { ...dataset });
createRoot(document.querySelector('#root')).render(
  React.createElement(React.StrictMode, null, page),
);
