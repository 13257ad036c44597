extension KnownTypes {
    /// The standard library.
    static let swift = KnownTypes(
        of: "Swift",
        """
        AdditiveArithmetic AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex
        AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array
        ArrayLiteralConvertible ArraySlice BidirectionalCollection BidirectionalIndexable
        BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool
        BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble
        CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar
        CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar
        CaseIterable Character ClosedRange ClosedRangeIndex Codable CodingKey CodingKeyRepresentable
        CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable
        ConcurrentValue ContiguousArray Copyable CountableClosedRange CountablePartialRangeFrom
        CountableRange CustomDebugStringConvertible CustomLeafReflectable
        CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
        CustomStringConvertible Decodable Decoder DecodingError DefaultBidirectionalIndices
        DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation Dictionary
        DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible
        DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration DurationProtocol
        EmptyCollection EmptyIterator Encodable Encoder EncodingError EnumeratedIterator
        EnumeratedSequence Equatable Error Escapable ExpressibleByArrayLiteral
        ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
        ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
        ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
        ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FixedWidthInteger
        FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
        FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
        FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
        FloatingPointRoundingRule FloatingPointSign Hashable Hasher Identifiable
        ImplicitlyUnwrappedOptional Indexable IndexableBase IndexingIterator InlineArray
        InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible
        IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence JoinedIterator
        JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
        KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection
        LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection
        LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
        LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
        LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
        LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
        LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
        LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol
        LosslessStringConvertible ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath
        MutableBidirectionalSlice MutableCollection MutableIndexable MutableRandomAccessSlice
        MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
        MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Never
        NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional
        OutputRawSpan OutputSpan PartialKeyPath PartialRangeFrom PartialRangeThrough
        PartialRangeUpTo PlaygroundQuickLook PrefixSequence RandomAccessCollection
        RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
        RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
        RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan
        ReferenceWritableKeyPath Repeated Result ReversedCollection ReversedIndex
        ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask
        SIMDScalar SIMDStorage Sendable SendableMetatype Sequence Set SetAlgebra SetIndex
        SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
        SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough
        StrideThroughIterator StrideTo StrideToIterator Strideable String
        StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible
        StringLiteralType StringProtocol Substring SystemRandomNumberGenerator TextOutputStream
        TextOutputStreamable UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span
        UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
        UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType
        UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnsafeBufferPointer
        UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeMutableBufferPointer
        UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
        UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator
        UnsafeRawPointer UnsafeSendable UnsignedInteger Void WritableKeyPath Zip2Iterator
        Zip2Sequence
        """)

    /// What comes with tasks and actors.
    static let concurrency = KnownTypes(
        of: "Swift",
        """
        Actor AnyActor AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
        AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence
        AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
        AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
        AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
        AsyncThrowingStream CancellationError CheckedContinuation Clock ContinuousClock
        DiscardingTaskGroup Executor ExecutorJob GlobalActor Job JobPriority MainActor
        PartialAsyncTask SerialExecutor SuspendingClock Task TaskExecutor TaskGroup TaskLocal
        TaskPriority ThrowingDiscardingTaskGroup ThrowingTaskGroup UnownedJob UnownedSerialExecutor
        UnownedTaskExecutor UnsafeContinuation UnsafeCurrentTask UnsafeThrowingContinuation
        """)

    /// What comes with regular expressions.
    static let strings = KnownTypes(
        of: "Swift",
        """
        AnyRegexOutput CustomConsumingRegexComponent Regex RegexComponent RegexRepetitionBehavior
        RegexSemanticLevel RegexWordBoundaryKind
        """)
}
