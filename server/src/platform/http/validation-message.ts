import type { FastifySchemaValidationError } from 'fastify';

const REASONS: Record<string, string> = {
  invalid_type: '未填寫或型別不正確',
  invalid_value: '不在可用的選項內',
  invalid_format: '格式不正確',
  invalid_union: '內容不正確',
  too_small: '未填寫、太短或太小',
  too_big: '太長或太大',
  unrecognized_keys: '含有不認得的欄位',
};

/** One sentence for one validation issue, naming the field (`cart.0.qty`). */
export function validationMessage({ instancePath, keyword }: FastifySchemaValidationError): string {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || '請求內容';
  return `欄位「${field}」${REASONS[keyword] ?? '內容不正確'}。`;
}
