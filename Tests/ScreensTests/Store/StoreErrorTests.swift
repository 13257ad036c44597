import XCTest

@testable import Screens

final class StoreErrorTests: XCTestCase {
    private static let texts: [(StoreError, String)] = [
        (
            .folder(path: "/x", reason: "Not a directory"),
            "The data folder '/x' cannot be used: Not a directory. Repair it, or choose "
                + "another folder."
        ),
        (
            .noHome,
            "There is no home folder to keep data in. Set HOME or XDG_DATA_HOME to a full "
                + "path, or choose a data folder."
        ),
        (
            .readOnly(path: "/x"),
            "'/x' cannot be written to. Change its permissions, or choose another data "
                + "folder."
        ),
        (
            .diskFull(path: "/x"),
            "The disk that holds '/x' is full: this was not saved. Make room, then try again."
        ),
        (.busy(path: "/x"), "Another program is writing to '/x'. Try again in a while."),
        (
            .damaged(path: "/x", reason: "it is empty"),
            "'/x' is damaged (it is empty). It was not changed: restore a copy of it, or "
                + "move it away to start again."
        ),
        (
            .newer(path: "/x", version: 3, known: 2),
            "'/x' is of version 3, and this app knows versions up to 2. Update the app, or "
                + "choose another data folder."
        ),
        (
            .noHashing(reason: "Invalid argument"),
            "Passwords cannot be protected on this system (Invalid argument). Install libcrypt "
                + "with yescrypt, then try again."
        ),
        (
            .noMemory,
            "There is too little memory to protect a password. End other programs, or raise "
                + "the limits ('ulimit -d' and 'ulimit -v'), then try again."
        ),
        (
            .failed(path: "/x", reason: "no such table: y"),
            "'/x' could not be used: no such table: y. Try again."
        ),
    ]

    func testEachErrorSaysWhatIsWrongAndWhatToDo() {
        for (error, text) in Self.texts { XCTAssertEqual("\(error)", text) }
    }
}
