import Randomness
import Wayline
import WaylineExploration
import XCTest

/// The form of a recording.
final class RecordingTests: XCTestCase {
    private let start = """
        wayline-recording 1
        {"app":"Tea bar","language":"en","options":{},"seed":0,"time":1750000000}
        [0,"wait","0000ff00","guest","Tea bar"]

        """

    private func error(_ text: String) -> String {
        do throws(RecordingError) {
            _ = try Recording(text)
            return ""
        } catch { return "\(error)" }
    }

    func testALineIsReadAsItIsWritten() throws {
        let lines = [
            #"[1310,"key ^left","90ab31c2"]"#, #"[12,"paste 7 a\nb","0d3c9b5e"]"#,
            #"[240,"text Cà \"phê\"","?","","Name: Cà"]"#, #"[0,"secret Code","0d3c9b5e"]"#,
            #"[9,"wheel-up 3 14","0d3c9b5e"]"#, #"[0,"line 2","0d3c9b5e"]"#,
            #"[0,"text  ","0d3c9b5e"]"#, #"[0,"size 100 30","0d3c9b5e","two words"]"#,
            #"[0,"key ","0d3c9b5e"]"#, #"[0,"paste 0 ́","0d3c9b5e"]"#, #"[35,"end","e1be4410"]"#,
        ]
        let recording = try Recording(start + lines.map { "\($0)\n" }.joined())
        XCTAssertEqual(recording.steps.dropFirst().map { "\($0)" }, lines)
    }

    func testAnUnfinishedLastLineIsNoStep() throws {
        for (line, input) in [
            ("[1310,\"key do", nil), (#"[1310,"key down""#, RecordedInput.key(.down)),
            (#"[1310,"key down","90a"#, nil), ("", nil), ("[", nil),
        ] {
            let recording = try Recording(start + line)
            XCTAssertEqual(recording.steps.count, 1)
            XCTAssertEqual(recording.unfinished, input, line)
        }
    }

    func testADamagedRecordingIsRefused() {
        XCTAssertEqual(
            error("[]\n"),
            "This is not a recording: a recording begins with the line 'wayline-recording 1'.")
        XCTAssertEqual(error(""), error("[]\n"))
        XCTAssertEqual(
            error("wayline-recording 2\n"),
            "The recording has version '2', and this program reads version 1: replay it with the "
                + "program that has recorded it.")
        XCTAssertEqual(
            error(start + "[5,\"key dwon\",\"0000ff00\"]\n"),
            "Line 4 is not a line of a recording: '[5,\"key dwon\",\"0000ff00\"]'. Restore it, or "
                + "record again.")
    }

    func testAHostileLineIsRefused() {
        let steps = [
            #"[5,"key down"]"#, #"[-1,"wait","00"]"#, #"[604800001,"wait","00"]"#,
            #"["5","wait","00"]"#, #"[5,"size 0 9","00"]"#, #"[5,"size 9 1001","00"]"#,
            #"[5,"wait 5","00"]"#, #"[5,"paste","00"]"#, #"[5,"paste a b","00"]"#,
            #"[5,"press 1 -1","00"]"#, #"[5,"key f0","00"]"#, #"[5,"","00"]"#,
            #"[5,"wait","00","","",""]"#, #"[5,"wait",["00"]]"#, "[5", "",
            String(repeating: "[", count: 100_000),
        ]
        for step in steps {
            XCTAssertTrue(error(start + step + "\n").hasPrefix("Line 4 is not"), step)
        }
        let headers = [
            "{}", #"{"app":"A","language":"en","options":{},"seed":-1,"time":0}"#,
            #"{"app":"A","language":"en","options":{},"seed":0,"time":-1}"#,
            #"{"app":"A","language":"en","options":{},"seed":0,"terminal":{"columns":0,"#
                + #""isUnicode":true,"rows":9},"time":0}"#,
        ]
        for header in headers {
            let text = "wayline-recording 1\n\(header)\n"
            XCTAssertTrue(error(text).hasPrefix("Line 2 is not"), header)
        }
    }

    func testADamagedRecordingIsNeverACrash() throws {
        var random = SplitMix.printed()
        let text = start + "[5,\"paste 2 a\\nữ\",\"00\",\"a\",\"b\"]\n[5,\"press 1 2\",\"00\"]\n"
        for _ in 0..<TestSize.count(500, all: 20_000) {
            let bytes = Mutation.some(of: Array(text.utf8), using: &random)
            _ = error(String(decoding: bytes, as: UTF8.self))
        }
    }
}
