import Wayline
import XCTest

struct SignUpInput: ScreenInput {
    let code: String
    @Secret var adminPassword: String
}

final class SignUpInputTests: XCTestCase {
    func testASecretIsNotAmongTheSavedParameters() throws {
        let input = SignUpInput(code: "7", adminPassword: "hunter2")
        let step = Transition.push("sign-up", RouteParameters(input))
        XCTAssertFalse("\(step)".contains("hunter2"))
        XCTAssertTrue("\(step)".contains("7"))
    }
}
