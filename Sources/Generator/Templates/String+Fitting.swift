extension String {
    /// The longest line that the layout of Swift allows.
    private static let lineLength = 100

    /// Whether each line has as many columns as are allowed, or fewer. Only the first byte of a
    /// character counts.
    var fits: Bool {
        var columns = 0
        for byte in utf8 {
            if byte == UInt8(ascii: "\n") {
                columns = 0
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                columns += 1
                if columns > Self.lineLength { return false }
            }
        }
        return true
    }

    /// This line with its breaks made if it is too long, and without them if it is not.
    var broken: String {
        let marks = TemplateBreak.allCases.map(\.mark)
        let whole = filter { !marks.contains($0) }
        if whole.fits { return whole }
        let indentation = prefix { $0 == " " }
        var text = ""
        for character in self {
            guard let lineBreak = TemplateBreak.allCases.first(where: { $0.mark == character })
            else {
                text.append(character)
                continue
            }
            while text.last == " " { text.removeLast() }
            text += "\n" + indentation
            switch lineBreak {
            case .wrap: text += "    "
            case .back: break
            }
        }
        return text
    }
}
