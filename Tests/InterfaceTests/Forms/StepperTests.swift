import Binding
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class StepperTests: XCTestCase {
    private let quantity = Stepper("Quantity", in: 1...3)

    func testAStepEndsAtALimitOfTheType() async throws {
        let whole = Stepper("All", in: Int.min...Int.max, step: Int.max)
        whole.value = 1
        whole.increase()
        XCTAssertEqual(whole.value, Int.max)
    }

    func testADriverTypesAStepOrANumber() async throws {
        let value = Observable(1)
        let token = quantity.bind(bothWays: value)
        let app = try FlowDriver(FixedCoordinator([quantity]))
        try await app.type("3", into: "Quantity")
        try await app.type("-", into: "Quantity")
        XCTAssertEqual(value.value, 2)
        token.cancel()
    }

    func testStepsAreRounded() async throws {
        let tip = Stepper<Double>("Tip", in: 0...1, step: 0.1)
        var texts: [String] = []
        for _ in 0...10 {
            tip.increase()
            texts.append(tip.text)
        }
        XCTAssertEqual(
            texts, ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"])
        for _ in 0..<7 { tip.decrease() }
        XCTAssertEqual(tip.value, 0.3)
        let fine = Stepper<Double>("Fine", in: -1...1, step: 0.00001)
        fine.value = 0.1
        fine.increase()
        XCTAssertEqual(fine.text, "0.10001")
        let great = Stepper<Double>("Great", in: 0...1e300, step: 1e299)
        great.value = 3e299
        great.increase()
        XCTAssertEqual(great.value, 4e299)
    }
}
