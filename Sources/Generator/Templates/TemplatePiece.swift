/// A piece of a template's text.
indirect enum TemplatePiece: Hashable, Sendable {
    case text(String)
    case placeholder(String)
    case block(TemplateBlock, [TemplatePiece])
}

/// The beginning of a block. Tags are without their braces.
struct TemplateBlock: Hashable, Sendable {
    enum Sign: Character, CaseIterable {
        /// Written if a condition holds, or for each item of a list.
        case each = "#"

        /// Written once, if a list has items.
        case any = "?"

        /// Written if a condition does not hold, or a list is empty.
        case none = "^"
    }

    let sign: Sign
    let key: String

    /// Reads a tag; nil if it begins no block.
    init?(_ tag: String) {
        guard let sign = tag.first.flatMap(Sign.init) else { return nil }
        (self.sign, key) = (sign, String(tag.dropFirst()))
    }

    var tag: String { "\(sign.rawValue)\(key)" }
    var closingTag: String { "/\(key)" }

    /// Returns the values for each time that the block is written.
    fileprivate func scopes(in values: TemplateValues) -> [TemplateValues] {
        let list = values.lists[key]
        let holds = list.map { !$0.isEmpty } ?? values.conditions[key] ?? false
        switch sign {
        case .each: return list.map { $0.map(values.adding) } ?? (holds ? [values] : [])
        case .any: return holds ? [values] : []
        case .none: return holds ? [] : [values]
        }
    }
}

extension [TemplatePiece] {
    /// The cost of a piece in addition to its bytes. It reduces the room of a template, to limit the
    /// time.
    private static var cost: Int { 8 }

    /// Returns the text of these pieces. Each piece reduces `room`. Nothing is written after the room is
    /// used up: blocks for children can make a short template very long.
    func text(with values: TemplateValues, room: inout Int) -> String {
        var text = ""
        func add(_ part: String) {
            text += part
            room -= part.utf8.count
        }
        for piece in self where room >= 0 {
            room -= Self.cost
            switch piece {
            case .text(let part): add(part)
            case .placeholder(let key): add(values.texts[key] ?? "")
            case .block(let block, let body):
                for values in block.scopes(in: values) where room >= 0 {
                    text += body.text(with: values, room: &room)
                }
            }
        }
        return text
    }
}
