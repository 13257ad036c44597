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
    /// What these pieces are in `scope`.
    func text(in scope: TemplateScope) -> String {
        var text = ""
        write(to: &text, in: scope)
        return text
    }

    private func write(to text: inout String, in scope: TemplateScope) {
        for piece in self {
            switch piece {
            case .text(let part): text += part
            case .placeholder(let placeholder): text += scope.text(of: placeholder)
            case .block(let block, let body, let otherwise):
                write(block, body, otherwise, to: &text, in: scope)
            case .line(let pieces): text += pieces.text(in: scope).broken
            case .lineBreak(let lineBreak): text += lineBreak.mark
            }
        }
    }

    private func write(
        _ block: TemplateBlock, _ body: [TemplatePiece], _ otherwise: [TemplatePiece],
        to text: inout String, in scope: TemplateScope
    ) {
        switch block {
        case .children: for child in scope.children { body.write(to: &text, in: child) }
        case .anyChildren: if !scope.children.isEmpty { body.write(to: &text, in: scope) }
        case .noChildren: if scope.children.isEmpty { body.write(to: &text, in: scope) }
        case .coordinator: if scope.hasCoordinator { body.write(to: &text, in: scope) }
        case .noCoordinator: if !scope.hasCoordinator { body.write(to: &text, in: scope) }
        case .fit:
            let wide = body.text(in: scope)
            if wide.fits { text += wide } else { otherwise.write(to: &text, in: scope) }
        }
    }
}
