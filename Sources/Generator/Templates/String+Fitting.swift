extension String {
    /// The longest line that the layout of Swift allows.
    private static let lineLength = 100

    /// Whether each line has as many columns as are allowed, or fewer. Marks of breaks have none, and of
    /// each character only the first byte counts.
    var fits: Bool {
        var columns = 0
        for byte in utf8 {
            if byte == UInt8(ascii: "\n") {
                columns = 0
            } else if byte & 0b1100_0000 != 0b1000_0000, TemplateBreak(mark: byte) == nil {
                columns += 1
                if columns > Self.lineLength { return false }
            }
        }
        return true
    }

    /// This line with its breaks made if it is too long, and without them if it is not.
    var broken: String {
        let (isLong, space) = (!fits, UInt8(ascii: " "))
        let indentation = utf8.prefix { $0 == space }.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * utf8.count)
        for byte in utf8 {
            guard let lineBreak = TemplateBreak(mark: byte) else {
                bytes.append(byte)
                continue
            }
            guard isLong else { continue }
            while bytes.last == space { bytes.removeLast() }
            bytes.append(UInt8(ascii: "\n"))
            bytes += repeatElement(space, count: indentation + lineBreak.depth)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
