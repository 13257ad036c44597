import WaylineInterface

/// The last drawing of a control.
@MainActor
final class DrawnControl {
    private(set) var version = 0
    private(set) var drawing: DrawingContext

    /// The drawing in its boxes.
    private(set) var shown = Drawing()
    private(set) var label = ""
    private(set) var leastWidth = 0

    /// True if it is a search field.
    let isSearch: Bool

    /// The number of changes of its rows; nil if it shows no rows.
    private(set) var rowChanges: Int?
    private(set) var box: BoxDrawing

    /// Its first row in the body.
    var place: Int

    init(
        _ control: Control, by drawing: DrawingContext, in box: BoxDrawing, at place: Int
    ) {
        (self.drawing, self.box, self.place) = (drawing, box, place)
        isSearch = control.input.text?.isSearch ?? false
        draw(control, by: drawing, in: box)
    }

    func draw(_ control: Control, by drawing: DrawingContext, in box: BoxDrawing) {
        (version, label) = (control.version, control.label)
        (self.drawing, self.box) = (drawing, box)
        shown = box.boxed(drawing.drawing(of: control))
        let look = control.look
        (leastWidth, rowChanges) = (look.leastWidth, look.rowChanges)
    }
}
