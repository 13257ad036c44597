/// How a text is meant. A terminal makes colours of it, where it has any.
package enum Style: UInt8, Sendable {
    case plain
    case strong
    case faint
    case accent
    case error
    case inverse
}
