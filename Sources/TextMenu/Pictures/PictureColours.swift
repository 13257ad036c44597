package import TextMenu

/// The colours of pictures: those of a theme, on a terminal with usual colours of its own.
package struct PictureColours {
    /// The codes of a style, as values.
    struct Look {
        private(set) var colour: String?
        private(set) var background: String?
        private(set) var isBold = false
        private(set) var isInverse = false
        private(set) var isUnderlined = false
    }

    let background: String
    let text: String
    private let codes: StyleCodes

    package init(_ theme: ColourTheme) {
        (background, text) =
            theme.isLight ? ("#ffffff", "#1f1f1f") : ("#1e1e1e", "#d4d4d4")
        codes = StyleCodes(.twoHundredFiftySix, theme)
    }

    func look(of style: FrameRow.Style) -> Look {
        Look(code: codes.code(of: style))
    }

    /// The rule of the style sheet; empty if there is nothing to say.
    func rule(for style: FrameRow.Style) -> String {
        let look = look(of: style)
        let colour = look.isInverse ? background : look.colour
        let declarations =
            [colour.map { "fill:\($0)" }, look.isBold ? "font-weight:bold" : nil]
            .compactMap(\.self)
        return declarations.isEmpty
            ? "" : ".\(Self.name(of: style)){\(declarations.joined(separator: ";"))}"
    }

    /// The rules for `<b>` elements in the rows of HTML, on this background.
    package func htmlRules(background: String, text: String) -> String {
        Self.styles.map { style in
            let declarations = look(of: style).declarations(background: background, text: text)
            return declarations.isEmpty
                ? "" : ".\(Self.name(of: style)){\(declarations.joined(separator: ";"))}"
        }.joined()
    }

    /// The attribute of an element in this style; empty for plain text.
    func attribute(of style: FrameRow.Style) -> String {
        rule(for: style).isEmpty ? "" : " class=\"\(Self.name(of: style))\""
    }

    /// The styles that have a rule.
    static let styles = FrameRow.Style.allCases.filter { $0 != .disabled }

    /// The class of elements in this style. With many colours, a disabled control is only faint.
    static func name(of style: FrameRow.Style) -> String {
        "s\((style == .disabled ? .faint : style).rawValue)"
    }
}

extension PictureColours.Look {
    /// The declarations of a rule in HTML.
    fileprivate func declarations(background: String, text: String) -> [String] {
        let (front, ground) =
            isInverse ? (background, colour ?? text) : (colour, self.background)
        return [
            isBold ? "font-weight:bold" : nil,
            isUnderlined ? "text-decoration:underline" : nil,
            front.map { "color:\($0)" }, ground.map { "background:\($0)" },
        ].compactMap(\.self)
    }

    /// Creates the look of the parameters of an escape sequence.
    init(code: String) {
        var rest = code.split(separator: ";").compactMap { Int($0) }[...]
        while let parameter = rest.popFirst() {
            switch parameter {
            case 1: isBold = true
            case 4: isUnderlined = true
            case 7: isInverse = true
            case 38, 48:
                let value = rest.dropFirst().first.map(Self.hexadecimal)
                if parameter == 38 { colour = value } else { background = value }
                rest = rest.dropFirst(2)
            default: preconditionFailure("no look for the code '\(code)'")
            }
        }
    }

    /// Returns a colour of the cube or the grey ramp, as CSS writes it.
    private static func hexadecimal(of number: Int) -> String {
        precondition((16..<256).contains(number), "\(number) is a colour of the terminal's own")
        let levels = [0, 95, 135, 175, 215, 255]
        let grey = 8 + 10 * (number - 232)
        let cube = [36, 6, 1].map { levels[(number - 16) / $0 % 6] }
        let parts = (number < 232 ? cube : [grey, grey, grey]).map { part in
            (part < 16 ? "0" : "") + String(part, radix: 16)
        }
        return "#" + parts.joined()
    }
}
