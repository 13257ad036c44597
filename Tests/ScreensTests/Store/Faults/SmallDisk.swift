import Foundation
import Glibc
import SampleSupport
import XCTest

/// File systems with a few free KiB. On each, a process runs twice: with that room, and after more
/// room was made.
struct SmallDisk {
    struct Runs {
        let size: Int
        /// The output of the first run, line by line.
        let small: [String]
        /// The names of the files after the first run.
        let files: Set<String>
        /// The output of the second run.
        let large: [String]
    }

    /// Mounts in a separate namespace, so that nothing stays mounted, however the test ends.
    static func runs(sizes: [Int], probe: URL) throws -> [Runs] {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.dataURL, withIntermediateDirectories: false)
        let text = try output(
            of: script, [probe.path, folder.dataURL.path] + sizes.map(String.init))
        guard let text else {
            throw XCTSkip("This test mounts small file systems by 'unshare': run it as root.")
        }
        return zip(sizes, text.components(separatedBy: "== disk\n").dropFirst()).map(Runs.init)
    }

    private static let script = """
        probe=$1 disk=$2; shift 2
        for size; do
            mount -t tmpfs -o size=8m none "$disk" || exit 99
            head -c $(((8192 - size) * 1024)) /dev/zero >"$disk/other" || exit 99
            echo "== disk"; "$probe" sign-up "$disk" 0 1
            echo "== files"; ls -A "$disk"
            rm "$disk/other"
            echo "== room"; "$probe" sign-up "$disk" 1 1
            umount "$disk"
        done
        """

    /// Returns the output of the script; nil if it may not mount.
    private static func output(of script: String, _ arguments: [String]) throws -> String? {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["unshare", geteuid() == 0 ? "-m" : "-rm", "sh", "-c", script, "sh"] + arguments
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}

extension SmallDisk.Runs {
    fileprivate init(size: Int, text: String) {
        let parts = ["== files\n", "== room\n"].reduce([text]) { parts, mark in
            parts.dropLast() + (parts.last ?? "").components(separatedBy: mark)
        }
        let lines = parts.map { $0.split(separator: "\n").map(String.init) }
        self.init(size: size, small: lines[0], files: Set(lines[1]), large: lines[2])
    }
}
