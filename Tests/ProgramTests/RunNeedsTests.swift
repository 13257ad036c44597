import AppMain
import XCTest

final class RunNeedsTests: XCTestCase {
    func testEachNeedSaysWhatIsMissingAndWhatToDo() {
        let texts: [(RunNeedsError, String)] = [
            (
                .files(32),
                "The limit on open files is too low: the app needs 32 more. Raise it "
                    + "('ulimit -n'), then try again."
            ),
            (
                .threads(10),
                "The limit on threads is too low: the app needs 10. Raise it ('ulimit -u'), "
                    + "or end other programs, then try again."
            ),
            (
                .memory(128),
                "There is too little free memory: the app needs 128 MiB. Raise the "
                    + "limits ('ulimit -d' and 'ulimit -v'), or end other programs, then try again."
            ),
        ]
        for (error, text) in texts { XCTAssertEqual("\(error)", text) }
    }
}
