import AppMain
import XCTest

final class RunNeedsTests: XCTestCase {
    func testEachNeedSaysWhatIsMissingAndWhatToDo() {
        let texts: [(RunNeedsError, String)] = [
            (
                .files(32),
                "Too few files can be open at once: a run takes 32 more than are open now. Raise the "
                    + "limit ('ulimit -n'), then try again."
            ),
            (
                .threads(10),
                "Too few threads can run at once: a run takes 10. Raise the limit ('ulimit -u'), or end "
                    + "other programs, then try again."
            ),
            (
                .memory(128),
                "There is too little memory: a run takes 128 MiB beside the program itself. Raise the "
                    + "limits ('ulimit -d' and 'ulimit -v'), or end other programs, then try again."
            ),
        ]
        for (error, text) in texts { XCTAssertEqual("\(error)", text) }
    }
}
