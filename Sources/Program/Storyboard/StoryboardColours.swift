import TextMenu

/// The rules of the style sheet for the roles of texts, in the codes of a theme.
struct StoryboardColours {
    private let codes: StyleCodes

    init(_ theme: ColourTheme) {
        codes = StyleCodes(.twoHundredFiftySix, theme)
    }

    var rules: String {
        FrameRow.Style.allCases.map { style in
            let declarations = declarations(of: codes.code(of: style))
            return declarations.isEmpty
                ? "" : ".s\(style.rawValue){\(declarations.joined(separator: ";"))}"
        }.joined()
    }

    /// The declarations for the parameters of an escape sequence.
    private func declarations(of code: String) -> [String] {
        var (result, colour, isInverse) = ([String](), nil as String?, false)
        var rest = code.split(separator: ";").compactMap { Int($0) }[...]
        while let parameter = rest.popFirst() {
            switch parameter {
            case 1: result.append("font-weight:bold")
            case 4: result.append("text-decoration:underline")
            case 7: isInverse = true
            case 38: colour = Self.colour(&rest)
            case 48: result.append("background:\(Self.colour(&rest))")
            default: break
            }
        }
        if isInverse {
            result += ["color:var(--card)", "background:\(colour ?? "var(--text)")"]
        } else if let colour {
            result.append("color:\(colour)")
        }
        return result
    }

    /// Takes the rest of a parameter for a colour of the cube or of the grey ramp.
    private static func colour(_ rest: inout ArraySlice<Int>) -> String {
        let number = rest.dropFirst().first ?? 16
        rest = rest.dropFirst(2)
        let grey = 8 + 10 * (number - 232)
        let levels = [0, 95, 135, 175, 215, 255]
        let cube = [36, 6, 1].map { levels[max(number - 16, 0) / $0 % 6] }
        let parts = number < 232 ? cube : [grey, grey, grey]
        return "rgb(\(parts.map(String.init).joined(separator: ",")))"
    }
}
