/// Draws the controls of a page, one below the other. A control is drawn again only when it changes.
@MainActor
final class BodyDrawing {
    /// The least number of rows of a list, even if other controls are then out of view.
    private static let leastHeightOfList = 4

    private let isUnicode: Bool
    private var drawn: [ObjectIdentifier: DrawnControl] = [:]

    private var layout = PageLayout(columns: 0)

    /// The controls that were drawn and are animated.
    private var animated: Set<ObjectIdentifier> = []

    /// The current step of all animations.
    private var phase = 0

    init(isUnicode: Bool) {
        self.isUnicode = isUnicode
    }

    /// True if an animated control was drawn.
    var isAnimated: Bool { !animated.isEmpty }

    /// Moves all animations to the next step.
    func animate() {
        phase += 1
    }

    /// Forgets all controls: another page is drawn from now on.
    func reset() {
        drawn = [:]
        animated = []
    }

    /// Draws `control` again. Returns its place in the body and its rows; nil if other rows move too.
    func redraw(_ control: Control) -> (place: Int, rows: [FrameRow])? {
        guard let drawn = drawn[ObjectIdentifier(control)], drawn.label == control.label
        else { return nil }
        var drawing = drawn.drawing
        drawing.phase = control.isAnimated ? phase : 0
        let block = layout.placed(drawing.drawing(of: control))
        guard block.canReplace(drawn.block) else { return nil }
        drawn.replace(with: block, of: control, drawing)
        noteAnimation(of: control)
        return (drawn.place, block.rows)
    }

    /// All parts of the page, with the row and the cursor of the control that has the focus.
    func block(of content: Composer.Content, _ layout: PageLayout, height: Int) -> Drawing {
        if layout != self.layout { reset() }
        self.layout = layout
        var drawing = DrawingContext(
            width: layout.width, valueColumn: valueColumn(content.page), isUnicode: isUnicode)
        drawing.isNarrow = layout.isNarrow
        drawing.wording = content.wording
        drawing.phase = phase
        let lists = content.page.controls.count(where: \.fillsHeight)
        if lists > 0 {
            let others = block(of: content, drawing, hasLists: false)
            drawing.height = max((height - others.rows.count) / lists, Self.leastHeightOfList)
        }
        return block(of: content, drawing)
    }

    /// All parts of the page. Without its lists, it is used to compute the height that is left for
    /// them.
    private func block(
        of content: Composer.Content, _ drawing: DrawingContext, hasLists: Bool = true
    ) -> Drawing {
        var body = Drawing([FrameRow(width: drawing.width)])
        var number = 0
        let numbersWork = content.focus.control?.takesText != true
        for part in content.page.parts {
            switch part {
            case .heading(let text): body.rows += drawing.heading(text).map { layout.placed($0) }
            case .control(let control):
                var drawing = drawing
                if control.isNumbered {
                    number += 1
                    if numbersWork { drawing.number = number }
                }
                if hasLists || !control.fillsHeight { add(control, drawing, content, to: &body) }
            }
        }
        return body
    }

    private func add(
        _ control: Control, _ drawing: DrawingContext, _ content: Composer.Content,
        to body: inout Drawing
    ) {
        var drawing = drawing
        let hasFocus = control === content.focus.control
        drawing.isFocused = hasFocus && content.page.alert == nil
        if !control.fillsHeight { drawing.height = 0 }
        let block = block(of: control, drawing, at: body.rows.count)
        if hasFocus {
            body.focusRow = body.rows.count + block.focusRow
            body.cursor = block.cursor.map {
                Drawing.Position(row: body.rows.count + $0.row, column: $0.column)
            }
        }
        body.rows += block.rows
    }

    /// The block of `control`, drawn again if it looks different now.
    private func block(of control: Control, _ drawing: DrawingContext, at place: Int) -> Drawing {
        var drawing = drawing
        if !control.isAnimated { drawing.phase = 0 }
        let id = ObjectIdentifier(control)
        if let known = drawn[id], known.version == control.version, known.drawing == drawing {
            known.place = place
            return known.block
        }
        let block = layout.placed(drawing.drawing(of: control))
        drawn[id] = DrawnControl(control, block, by: drawing, at: place)
        noteAnimation(of: control)
        return block
    }

    /// The control of `page` that stands in `row` of the body, with the position in its drawing.
    func control(
        at row: Int, _ column: Int, on page: Page
    ) -> (control: Control, position: Drawing.Position, context: DrawingContext)? {
        for control in page.controls {
            guard let drawn = drawn[ObjectIdentifier(control)],
                (drawn.place..<drawn.place + drawn.block.rows.count).contains(row)
            else { continue }
            let labelRows = layout.isNarrow && control.isLabelled ? 1 : 0
            let position = Drawing.Position(
                row: row - drawn.place - labelRows, column: column - layout.inset)
            return (control, position, drawn.drawing)
        }
        return nil
    }

    private func noteAnimation(of control: Control) {
        if control.isAnimated {
            animated.insert(ObjectIdentifier(control))
        } else if isAnimated {
            animated.remove(ObjectIdentifier(control))
        }
    }

    /// The column in which the values stand, beside their labels.
    private func valueColumn(_ page: Page) -> Int {
        if layout.isNarrow { return DrawingContext.margin + 1 }
        let widest = page.parts.map(\.columnsOfLabel).max() ?? 0
        return DrawingContext.margin + min(widest, layout.width / 3) + 2
    }
}

/// The last drawing of a control.
@MainActor
private final class DrawnControl {
    private(set) var version: Int
    private(set) var drawing: DrawingContext
    private(set) var block: Drawing
    let label: String

    /// Its first row in the body.
    var place: Int

    init(_ control: Control, _ block: Drawing, by drawing: DrawingContext, at place: Int) {
        version = control.version
        label = control.label
        self.drawing = drawing
        self.block = block
        self.place = place
    }

    /// Replaces the block by another one in the same place.
    func replace(with block: Drawing, of control: Control, _ drawing: DrawingContext) {
        version = control.version
        self.drawing = drawing
        self.block = block
    }
}

extension Page.Part {
    /// The width of the label that a value stands beside; zero if there is none.
    @MainActor
    fileprivate var columnsOfLabel: Int {
        switch self {
        case .heading: 0
        case .control(let control): control.isLabelled ? control.label.columns : 0
        }
    }
}
