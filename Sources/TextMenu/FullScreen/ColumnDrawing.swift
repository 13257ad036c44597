import WaylineInterface
import WaylineText

/// Draws the controls of a column, one below the other. A control is drawn again only when it
/// changes.
@MainActor
final class ColumnDrawing {
    /// The number of rows of a list below which no empty rows stand between other controls.
    private static let heightOfListWithAir = 7

    /// The columns of a label that are shown even on a screen that is hardly three times as wide.
    private static let widestNarrowLabel = 16

    private let isUnicode: Bool
    private var drawn: [ObjectIdentifier: DrawnControl] = [:]

    /// The place of the column, as if it had the screen for itself.
    private let layout: PageLayout
    private var wording = Wording.english

    /// True if numbers press buttons.
    private var numbersWork = true

    /// True while a default button works; true if there is a spinner, which is then not drawn.
    private var (isSubmitting, hasSpinner) = (false, false)

    /// The controls that were drawn and are animated.
    private var animated: Set<ObjectIdentifier> = []

    /// The current step of all animations.
    private var phase = 0

    /// The row below the first rows that the search field finds.
    private var endOfFound = 0
    private var isBelowSearch = false

    /// The rows of a list in view with the search field: a blank, its name, titles, two options.
    private static let rowsOfFound = 5

    init(_ layout: PageLayout, isUnicode: Bool) {
        (self.layout, self.isUnicode) = (layout, isUnicode)
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
        (animated, hasSpinner) = ([], false)
    }

    /// Returns whether the last drawing had the context of `content`, apart from the focus.
    func hasContext(of content: Composer.Content) -> Bool {
        content.wording == wording && content.focus.takesNumbers == numbersWork
            && (!hasSpinner || content.page.isSubmitting == isSubmitting)
    }

    /// Draws `control` again, and adds its changed rows to `patch`. The column begins in the row
    /// `top` of the frame. Returns false if the control is not here, or other rows move too.
    func redraw(
        _ control: Control, hasFocus: Bool, below top: Int, in patch: inout FramePatch
    ) -> Bool {
        guard let old = drawn[ObjectIdentifier(control)], old.label == control.label
        else { return false }
        let (rows, leastWidth) = (old.shown.rows, old.leastWidth)
        var drawing = old.drawing
        drawing.isFocused = hasFocus
        drawing.phase = phase
        update(old, of: control, &drawing, old.box)
        let new = old.shown.rows
        guard new.count == rows.count, old.leastWidth == leastWidth else { return false }
        for (index, row) in new.enumerated() where !row.isEqual(to: rows[index]) {
            patch.rows.append((top + old.place + index, row))
        }
        return true
    }

    /// The number of changes of the rows of `list` when it was drawn; nil if it was not drawn.
    func rowChanges(of list: Control) -> Int? { drawn[ObjectIdentifier(list)]?.rowChanges }

    /// The place of `control`, which has the focus; nil if it is not in this column.
    func focus(on control: Control) -> FocusPlace? {
        guard let drawn = drawn[ObjectIdentifier(control)] else { return nil }
        let rows = drawn.place..<drawn.place + drawn.shown.rows.count
        let row = drawn.place + drawn.shown.focusRow
        // A list takes all rows of the page, of which a message covers the last ones.
        let needed = control.look.fillsHeight ? row..<min(row + 2, rows.upperBound) : rows
        var place = FocusPlace(row: row, rows: needed, cursor: drawn.shown.cursor)
        place.cursor?.row += drawn.place
        if drawn.isSearch, rows.upperBound < endOfFound {
            place.rows = rows.lowerBound..<endOfFound
        }
        return place
    }

    /// All parts of the column.
    func draw(_ column: Page.Column, _ content: Composer.Content, height: Int) -> Drawing {
        let drawing = context(of: column, content)
        let lists = column.lists
        guard let least = lists.map(\.look.leastHeight).max() else {
            let airy = draw(column, content, drawing, isAiry: true)
            let needed = airy.rows.count - airy.passingRows
            return needed <= height ? airy : draw(column, content, drawing)
        }
        let airy = draw(column, content, drawing, hasLists: false, isAiry: true)
        let left = height - airy.rows.count + airy.passingRows
        let isAiry = left / lists.count >= Self.heightOfListWithAir
        let others = isAiry ? airy : draw(column, content, drawing, hasLists: false)
        var whole = drawing
        whole.height = max((height - others.rows.count) / lists.count, least)
        return draw(column, content, whole, isAiry: isAiry)
    }

    /// The context of all controls.
    private func context(of column: Page.Column, _ content: Composer.Content) -> DrawingContext {
        var drawing = DrawingContext(
            width: layout.width, valueColumn: valueColumn(column), isUnicode: isUnicode)
        drawing.isNarrow = layout.isNarrow
        drawing.canWiden = layout.columns > PageLayout.widest
        drawing.wording = content.wording
        drawing.lettersWork = !content.page.hasText
        wording = content.wording
        numbersWork = content.focus.takesNumbers && content.page.alert == nil
        drawing.phase = phase
        isSubmitting = content.page.isSubmitting
        drawing.isSubmitting = isSubmitting
        drawing.isBehindAlert = content.page.alert != nil
        return drawing
    }

    /// All parts of the column. Without its lists, it is used to compute the height that is left
    /// for them. If it `isAiry`, there are empty rows around buttons.
    private func draw(
        _ column: Page.Column, _ content: Composer.Content, _ drawing: DrawingContext,
        hasLists: Bool = true, isAiry: Bool = false
    ) -> Drawing {
        var body = Drawing([FrameRow(width: drawing.width)])
        var (box, isAfterButton) = (BoxDrawing(isUnicode: isUnicode, layout: layout), Bool?.none)
        let boxes = column.boxes
        (endOfFound, isBelowSearch) = (0, false)
        for (index, part) in column.parts.enumerated() {
            let opened = boxes.filter { $0.range.lowerBound == index }
            for inner in opened { open(inner, &box, &body) }
            if !opened.isEmpty { isAfterButton = nil }
            var drawing = drawing.resized(to: box.innerWidth)
            switch part {
            case .heading where boxes.contains { $0.isHeading(at: index) }: break
            case .heading(let text):
                body.rows += drawing.heading(text, isFirst: index == 0).map(box.boxed)
                isAfterButton = nil
            case .control(let control):
                let needsAir = isAiry && isAfterButton == !control.isNumbered
                let isLeftOut = !hasLists && control.look.fillsHeight
                if isLeftOut, needsAir { body.rows.append(FrameRow(width: drawing.width)) }
                if isLeftOut || add(control, &drawing, box, content, needsAir, to: &body) {
                    isAfterButton = control.isNumbered
                }
            }
            for inner in boxes where inner.range.upperBound == index + 1 { close(&box, &body) }
        }
        return body
    }

    private func open(_ inner: Page.Box, _ box: inout BoxDrawing, _ body: inout Drawing) {
        body.rows.append(box.boxed(FrameRow(width: box.innerWidth)))
        box.depth += 1
        body.rows.append(box.boxed(box.top(inner.title)))
    }

    private func close(_ box: inout BoxDrawing, _ body: inout Drawing) {
        body.rows.append(box.boxed(box.bottom))
        box.depth -= 1
    }

    /// Adds the rows of `control`, after an empty one if it `needsAir`. Returns false without rows.
    private func add(
        _ control: Control, _ drawing: inout DrawingContext, _ box: BoxDrawing,
        _ content: Composer.Content, _ needsAir: Bool, to body: inout Drawing
    ) -> Bool {
        drawing.key = content.focus.shownKey(of: control)
        drawing.isFocused = control === content.focus.control && !drawing.isBehindAlert
        let look = control.look
        if !look.fillsHeight { drawing.height = 0 }
        if look.leastWidth <= PageLayout.widest {
            drawing.width = min(drawing.width, layout.textWidth)
        }
        let place = body.rows.count + (needsAir ? 1 : 0)
        let drawn = drawn(control, &drawing, box, at: place)
        if drawn.shown.rows.isEmpty { return false }
        if needsAir { body.rows.append(box.boxed(FrameRow(width: box.innerWidth))) }
        noteFound(by: drawn, look, at: body.rows.count)
        body.rows += drawn.shown.rows
        body.passingRows += drawn.shown.passingRows
        return true
    }

    /// Notes the first rows of the list below a search field.
    private func noteFound(by drawn: DrawnControl, _ look: ControlLook, at place: Int) {
        if drawn.isSearch {
            isBelowSearch = true
        } else if isBelowSearch, look.fillsHeight {
            endOfFound = place + min(drawn.shown.rows.count, Self.rowsOfFound)
            isBelowSearch = false
        }
    }

    /// Returns the drawing of `control` in its boxes, a new one if it looks different now.
    private func drawn(
        _ control: Control, _ drawing: inout DrawingContext, _ box: BoxDrawing, at place: Int
    ) -> DrawnControl {
        let id = ObjectIdentifier(control)
        if let known = drawn[id] {
            known.place = place
            update(known, of: control, &drawing, box)
            return known
        }
        if !control.look.isAnimated { drawing.phase = 0 }
        hasSpinner = hasSpinner || control is Spinner
        let new = DrawnControl(control, by: drawing, in: box, at: place)
        drawn[id] = new
        noteAnimation(of: control)
        return new
    }

    /// Draws `control` again if it looks different now.
    private func update(
        _ known: DrawnControl, of control: Control, _ drawing: inout DrawingContext,
        _ box: BoxDrawing
    ) {
        if !control.look.isAnimated { drawing.phase = 0 }
        if known.version == control.version, known.drawing == drawing, known.box.depth == box.depth
        {
            return
        }
        known.draw(control, by: drawing, in: box)
        noteAnimation(of: control)
    }

    /// The control of `page` that stands in `row` of the body, with the position in its drawing.
    func control(
        at row: Int, _ column: Int, on page: Page
    ) -> (control: Control, position: Drawing.Position, context: DrawingContext)? {
        for control in page.controls {
            guard let drawn = drawn[ObjectIdentifier(control)],
                (drawn.place..<drawn.place + drawn.shown.rows.count).contains(row)
            else { continue }
            let labelRows = layout.isNarrow && control.look.isLabelled ? 1 : 0
            let position = Drawing.Position(
                row: row - drawn.place - labelRows,
                column: column - drawn.box.inset)
            return (control, position, drawn.drawing)
        }
        return nil
    }

    private func noteAnimation(of control: Control) {
        if control.look.isAnimated {
            animated.insert(ObjectIdentifier(control))
        } else if isAnimated {
            animated.remove(ObjectIdentifier(control))
        }
    }

    /// The column in which the values stand, beside their labels.
    private func valueColumn(_ column: Page.Column) -> Int {
        if layout.isNarrow { return DrawingContext.margin + 1 }
        let widest = column.parts.map(\.columnsOfLabel).max() ?? 0
        let most = max(layout.textWidth / 3, Self.widestNarrowLabel)
        return DrawingContext.margin + min(widest, most) + 2
    }
}
