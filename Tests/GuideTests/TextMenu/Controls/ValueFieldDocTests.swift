public import Foundation
public import Wayline
import XCTest

struct Seat: Equatable {
    let name: String

    init?(_ text: String) {
        guard text.last?.isLetter == true, Int(text.dropLast()) != nil else { return nil }
        name = text.uppercased()
    }
}

final class SeatField: ValueField<Seat> {
    override func value(of text: String) -> Seat? { Seat(text) }
    override func text(of value: Seat) -> String { value.name }
    override func rule(in wording: Wording) -> String { "Type a seat such as 12C." }
}

extension Decimal: @retroactive NumberValue {
    public init?(numberText: String) { self.init(string: numberText) }
    public var numberText: String { description }
}

/// The samples in the comments of fields for values.
@MainActor
final class ValueFieldDocTests: XCTestCase {
    func testAFieldForValuesOfOnesOwnKnowsItsRule() async throws {
        let seat = SeatField("Seat")
        seat.type("front")
        XCTAssertEqual(seat.note, "Type a seat such as 12C.")
        seat.type("12c")
        XCTAssertEqual(seat.value?.name, "12C")
    }

    func testADecimalIsANumber() async throws {
        let price = NumberField<Decimal>("Price", in: 0...10)
        let step = Stepper<Decimal>("Tip", in: 0...1, step: 0.1)
        price.type("2.80")
        for _ in 1...3 { step.type("+") }
        XCTAssertEqual(price.value, Decimal(string: "2.8"))
        XCTAssertEqual(step.text, "0.2")
        price.type("1-2")
        XCTAssertFalse(price.isValid.value)
    }

    func testANumberIsBoundBothWays() async throws {
        let screen = TableScreen()
        screen.start()
        screen.view.table.type("12")
        let quantity = Stepper("Quantity", in: 1...99)
        quantity.type("+")
        XCTAssertEqual(screen.viewModel.table.value, 12)
        XCTAssertEqual(quantity.text, "1")
        screen.view.table.type("many")
        XCTAssertFalse(screen.view.order.isEnabled)
    }
}

@MainActor
private final class TableScreen: ViewScreen {
    final class Content: View {
        let title = "Table"
        let table = NumberField<Int>("Table", in: 1...40)
        let order = Button("Order")
        var controls: [Control] { [table, order] }
    }

    let view = Content()
    let viewModel = (table: Observable(1), isFree: true)

    func start() {
        bind(view.table, viewModel.table)
        bind(\.order.isEnabled, view.table.isValid)
    }
}
