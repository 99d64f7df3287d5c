interface Support {
  return_email: string;
  service_email: string;
  phone: string;
}

interface SupportWay {
  label: string;
  icon: 'mail' | 'phone';
  href: string;
  address: string;
}

/** The ways to reach the shop's support, as far as they are configured (spec §2). */
export function supportWays({ return_email, service_email, phone }: Support): SupportWay[] {
  const mail = (label: string, address: string): SupportWay => {
    const href = `mailto:${address}`;
    return { label, icon: 'mail', href, address };
  };
  const ways: SupportWay[] = [
    mail('退換貨服務', return_email),
    mail('客服信箱', service_email),
    { label: '客服電話', icon: 'phone', href: `tel:${phone}`, address: phone },
  ];
  return ways.filter(({ address }) => address !== '');
}
