/** Addresses that are not public, by kind. IPv6 without brackets. */
export const privateAddresses: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1", "127.255.255.254", "::1"],
  private: ["10.0.0.1", "172.16.0.1", "172.31.255.254", "192.168.0.1"],
  "link-local, with the metadata service": ["169.254.169.254", "169.254.0.1", "fe80::1"],
  "unique local, with the metadata service of AWS": ["fc00::1", "fd00:ec2::254"],
  "carrier-grade NAT": ["100.64.0.1", "100.127.255.254"],
  unspecified: ["0.0.0.0", "0.1.2.3", "::"],
  "documentation and benchmarks": ["192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "2001:db8::1", "2001:2::1", "3fff::1"],
  "protocol assignments": ["192.0.0.1", "192.0.0.170"],
  "multicast and broadcast": ["224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"],
  reserved: ["240.0.0.1", "254.1.1.1"],
  "IPv4 within IPv6": ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:7f00:1"],
  "translated IPv4 (NAT64)": ["64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe"],
  "6to4 and Teredo": ["2002:7f00:1::", "2002:a00:1::1", "2001::1"],
  "site-local and discard": ["fec0::1", "100::1"],
  "addresses that nobody has been given": ["::127.0.0.1", "::a9fe:a9fe", "64:ff9b:1::7f00:1", "5f00::1", "4000::1", "e000::1"],
};

/** Ways to write such addresses that a text filter does not recognise. */
export const disguises: readonly string[] = [
  "0x7f.1",
  "0x7f000001",
  "2130706433",
  "0177.0.0.1",
  "017700000001",
  "127.1",
  "127.0.1",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
  "１２７．０．０．１",
  "0",
  "127.0.0.1.",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:0:0:1]",
  "%31%32%37.0.0.1",
  "0xa9fea9fe",
  "[::127.0.0.1]",
];

/** Names that lead to this machine or network. */
export const privateNames: readonly string[] = [
  "localhost",
  "LOCALHOST.",
  "shop.localhost",
  "metadata.google.internal",
  "printer.local",
  "router.home.arpa",
  "intranet",
  "kubernetes.default.svc.internal",
  "facebookcorewwwi.onion",
];
