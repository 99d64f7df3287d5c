import { expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { shop } from '../support/shop.ts';
import { startOwnShop } from '../support/shops/server.ts';
import { test } from '../support/test.ts';
