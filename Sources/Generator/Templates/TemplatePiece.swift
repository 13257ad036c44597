/// A piece of a template's text, read.
indirect enum TemplatePiece: Hashable, Sendable {
    case text(String)
    case placeholder(TemplatePlaceholder)

    /// A block, and what it is where its lines are too long.
    case block(TemplateBlock, [TemplatePiece], otherwise: [TemplatePiece])

    /// A line with breaks in it.
    case line([TemplatePiece])
    case lineBreak(TemplateBreak)
}

extension [TemplatePiece] {
    /// What a piece takes off the room of a template, besides its bytes: time, above all.
    private static var cost: Int { 8 }

    /// The text of these pieces in `scope`. Each piece reduces `room`. Once that is used
    /// up, nothing more is written: blocks for children can make a short template very long.
    func text(in scope: TemplateScope, room: inout Int) -> String {
        var text = ""
        write(to: &text, in: scope, &room)
        return text
    }

    private func write(to text: inout String, in scope: TemplateScope, _ room: inout Int) {
        for piece in self {
            room -= Self.cost
            if room < 0 { return }
            switch piece {
            case .text(let part): add(part, to: &text, &room)
            case .placeholder(let placeholder):
                add(scope.text(of: placeholder), to: &text, &room)
            case .block(let block, let body, let otherwise):
                write(block, body, otherwise, to: &text, in: scope, &room)
            case .line(let pieces): text += pieces.text(in: scope, room: &room).broken
            case .lineBreak(let lineBreak): text += lineBreak.mark
            }
        }
    }

    private func add(_ part: String, to text: inout String, _ room: inout Int) {
        text += part
        room -= part.utf8.count
    }

    private func write(
        _ block: TemplateBlock, _ body: [TemplatePiece], _ otherwise: [TemplatePiece],
        to text: inout String, in scope: TemplateScope, _ room: inout Int
    ) {
        switch block {
        case .children: for child in scope.children { body.write(to: &text, in: child, &room) }
        case .anyChildren: if !scope.children.isEmpty { body.write(to: &text, in: scope, &room) }
        case .noChildren: if scope.children.isEmpty { body.write(to: &text, in: scope, &room) }
        case .coordinator: if scope.hasCoordinator { body.write(to: &text, in: scope, &room) }
        case .noCoordinator: if !scope.hasCoordinator { body.write(to: &text, in: scope, &room) }
        case .fit:
            let wide = body.text(in: scope, room: &room)
            if wide.fits { text += wide } else { otherwise.write(to: &text, in: scope, &room) }
        }
    }
}
