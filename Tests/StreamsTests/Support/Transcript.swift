/// Keeps what is written to it.
final class Transcript: TextOutputStream {
    private(set) var text = ""

    func write(_ string: String) {
        text += string
    }
}
