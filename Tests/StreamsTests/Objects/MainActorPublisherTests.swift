import Binding
import WaylineStreams
import XCTest

@MainActor
final class MainActorPublisherTests: XCTestCase {
    func testAClassOfTheMainActorIsAPublisher() async {
        let thermometer = Thermometer()
        var warnings: [String] = []
        let token = thermometer.filter { $0 > 30 }.map { "\($0)°" }.sink { warnings.append($0) }
        thermometer.measure(20)
        thermometer.measure(31)
        XCTAssertEqual(warnings, ["31°"])
        token.cancel()
        for await degrees in thermometer.prefix(1).values { XCTAssertEqual(degrees, 31) }
    }
}

@MainActor
private final class Thermometer {
    private let degrees = Observable(0)

    func measure(_ new: Int) {
        degrees.value = new
    }
}

extension Thermometer: @MainActor Publisher {
    typealias Output = Int
    typealias Failure = Never

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        degrees.receive(subscriber: subscriber)
    }
}
